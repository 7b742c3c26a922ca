declare module 'zipcodes' {
  type Found = {
    zip: string
    city: string
    state: string
    country: 'US' | 'Canada'
    latitude: number
    longitude: number
  }
  const zipcodes: {
    lookup(code: string): Found | undefined
    codes: Record<string, Found>
    states: { normalize(nameOrCode: string): string | undefined }
  }
  export default zipcodes
}
