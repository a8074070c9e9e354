// Git stores screenshots of foundations, primitives, and stories tagged `key`: one or two for each screen and pattern.
// `npm test` compares those; `npm run test:visual` compares every story with another commit's.
globalThis.aosaiIsCompared = ({ title, tags }) => /^(?:Foundations|Primitives)\//u.test(title) || tags.includes('key');
