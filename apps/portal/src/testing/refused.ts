/** What the API answers when it refuses a call. */
export const refused = (error_code: string, status = 422, more: object = {}) => ({
  status,
  body: { error_code, request_id: 'req-9', ...more },
})
