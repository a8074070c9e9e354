declare global {
  /** Set only in tests: what the page has logged as warning or error since the story began. */
  var aosaiLogged: string[] | undefined;
}

/** What React says of the test's own `act`, when a part that is loaded on demand arrives inside it. */
const OF_THE_TEST = /inside an `act` scope/;

/** Before a story: what an earlier one left on the console is not this one's. */
export const forgetConsole = (): void => {
  globalThis.aosaiLogged?.splice(0);
};

/** After a story: a warning of React or of the browser is a fault of the part, even where nobody sees it. */
export const checkConsole = (): void => {
  const logged = (globalThis.aosaiLogged?.splice(0) ?? []).filter((text) => !OF_THE_TEST.test(text));
  if (logged.length > 0) throw new Error(`the console is not empty:\n${logged.join('\n')}`);
};
