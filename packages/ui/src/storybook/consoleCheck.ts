declare global {
  /** Set only in tests: warnings and errors the page has logged since the story began. */
  var aosaiLogged: string[] | undefined;
}

/** React logs this about the test's `act` when a lazy component arrives inside it. */
const OF_THE_TEST = /inside an `act` scope/;

/** Runs before a story and drops what earlier stories logged. */
export const forgetConsole = (): void => {
  globalThis.aosaiLogged?.splice(0);
};

/** Runs after a story and throws if it logged anything: a warning of React or the browser is a bug in the component. */
export const checkConsole = (): void => {
  const logged = (globalThis.aosaiLogged?.splice(0) ?? []).filter((text) => !OF_THE_TEST.test(text));
  if (logged.length > 0) throw new Error(`the console is not empty:\n${logged.join('\n')}`);
};
