import { hasPictureInGit } from './visualHook.ts';

// `npm test` compares the pictures in git; `npm run test:visual` compares every story with another commit's.
globalThis.aosaiIsCompared = hasPictureInGit;
