import * as launcher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../e2e/src/find-chromium.ts'

const { executablePath, args } = await findChromium()
const chrome = await launcher.launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'] })
try {
  for (let i = 0; i < 4; i++) {
    const r = await lighthouse('http://localhost:4700/', {
      port: chrome.port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
    })
    const a = r.lhr.audits
    console.log(
      [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
        'speed-index',
      ]
        .map((k) => k + ' ' + a[k].numericValue?.toFixed(3))
        .join(' | '),
    )
  }
} finally {
  chrome.kill()
}
process.exit(0)
