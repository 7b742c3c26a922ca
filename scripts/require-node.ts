// Entry points import this first. npm scripts run on the Node 24 that the installation brings.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Amparo needs Node 24 (this is ${process.version}): start it through npm (npm start, npm test …).\n`,
  )
  process.exit(1)
}
