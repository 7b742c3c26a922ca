/** Makes a request once and remembers what failed; null is then its result. */
export type Attempt = <Result>(what: string, make: () => Promise<Result>) => Promise<Result | null>
