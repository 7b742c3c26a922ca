import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore, type Store, useStore } from './create-store.ts'

afterEach(cleanup)

const Counter = ({ store }: { store: Store<number> }) => <p>count: {useStore(store)}</p>

it('gives the value that was set last', () => {
  const store = createStore(1)
  store.set(5)
  store.update((before) => before + 1)
  expect(store.get()).toBe(6)
  expect(store.initial()).toBe(1)
})

it('calls every listener after a change, until it unsubscribes', () => {
  const store = createStore('a')
  const [one, other] = [vi.fn(), vi.fn(() => expect(store.get()).toBe('b'))]
  const stop = store.subscribe(one)
  store.subscribe(other)
  store.set('b')
  stop()
  store.set('b')
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(2)
})

it('calls every listener even when one of them unsubscribes meanwhile', () => {
  const store = createStore(0)
  const stop = store.subscribe(() => stop())
  const other = vi.fn()
  store.subscribe(other)
  store.set(1)
  expect(other).toHaveBeenCalledOnce()
})

it('renders the component again when the value changes', () => {
  const store = createStore(1)
  render(<Counter store={store} />)
  act(() => store.set(2))
  expect(screen.getByText('count: 2')).toBeTruthy()
})

it('renders the initial value on the server', () => {
  const store = createStore(1)
  store.set(2)
  expect(renderToString(<Counter store={store} />)).toContain('1')
})
