declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: Record<string, unknown>)
    httpServer: import('node:http').Server
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
