// `npm test` has a quarter of an hour: it compares the parts that every screen is made of. Whole screens are compared
// by `npm run test:visual`.
globalThis.aosaiIsCompared = (title) => !/^(?:Screens|Flows)\//u.test(title);
