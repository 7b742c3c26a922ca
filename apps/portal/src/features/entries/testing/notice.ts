import { renderHook } from '@testing-library/react'
import { useLoginNotice } from '../../../session/login-notice.ts'

/** What card entry would say to somebody who arrives now. */
export const noticeNow = () => renderHook(useLoginNotice).result.current
