/** How the site shows another page. At once, until `LateOverlays` has loaded the transition. */
export const pageChange: { show: (change: () => void, to: string, replaces?: boolean) => void } = {
  show: (change) => change(),
};
