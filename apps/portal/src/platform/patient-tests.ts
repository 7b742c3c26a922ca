import { configure } from '@testing-library/react'

// Pages come in parts that are loaded when they are wanted: on busy cores that takes longer than the second tests would wait.
configure({ asyncUtilTimeout: 15_000 })
