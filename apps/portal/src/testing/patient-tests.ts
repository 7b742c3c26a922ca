import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/react'

// Pages come in parts that are loaded when they are wanted: on busy cores that takes longer than the second tests would wait.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has random numbers only; claims on the device are encrypted.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
