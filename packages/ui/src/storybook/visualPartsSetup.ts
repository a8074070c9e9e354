// `npm test` has a quarter of an hour: it compares the parts that everything else is made of. Patterns and whole screens
// are compared by `npm run test:visual`.
globalThis.aosaiIsCompared = (title) => /^(?:Foundations|Primitives)\//u.test(title);
