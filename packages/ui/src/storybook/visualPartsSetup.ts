// Git keeps the pictures of the parts that everything else is made of, and of the stories tagged `key`: one or two for each
// screen and pattern. `npm test` compares those, `npm run test:visual` every story with another commit's.
globalThis.aosaiIsCompared = ({ title, tags }) => /^(?:Foundations|Primitives)\//u.test(title) || tags.includes('key');
