// `npm run -s api-words`: collects what the contract says about its fields, for the published OpenAPI document: comments
// at fields, and the labelled sets with the fields that choose from them. A test checks that the file is up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractWords } from './parts/contractWords.ts';
import { root } from './parts/child.ts';

const file = join(root, 'packages/api/src/openapi/contractWords.json');
writeFileSync(file, `${JSON.stringify(await contractWords(), null, 1)}\n`);
