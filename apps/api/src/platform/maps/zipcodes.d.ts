declare module 'zipcodes' {
  type Found = { zip: string; city: string; state: string; country: 'US' | 'Canada' }
  const zipcodes: { lookup(code: string): Found | undefined }
  export default zipcodes
}
