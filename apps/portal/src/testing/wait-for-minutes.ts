import { configure } from '@testing-library/react'

// `findBy…` and `waitFor` wait a second by default; loading a part of a page takes longer than that on a busy machine.
configure({ asyncUtilTimeout: 180_000 })
