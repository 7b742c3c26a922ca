// Imported before anything that reads it, so that stories can run at the same time.
process.env.E2E_PORT ??= '4934'
