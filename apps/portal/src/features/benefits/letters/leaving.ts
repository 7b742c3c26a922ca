/** The two ways in which a dialog leaves the portal. */
export const leaving = {
  go: (address: string) => location.assign(address),
  /** False if the browser does not allow it. The new page must not reach this one. */
  openTab: (address: string): boolean => {
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    return tab !== null
  },
}
