// Long tests: crashes, full disks, cut connections. `npm run test:faults -- <part of a file name>` picks some.
// `npm run test:nightly` (`--nightly`) adds long walks through all pages, and whole what `npm test` only samples.
import { picturesInGit } from './parts/pictures.ts';
import { printTally } from './parts/tally.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const args = process.argv.slice(2);
const isNight = args.includes('--nightly');
const projects = isNight ? ['stories', 'e2e', 'journeys', 'browsers', 'faults', 'nightly'] : ['faults'];
const pictures = picturesInGit();
const tally = await vitestGroup(
  projects.map((name) => `--project=${name}`),
  {
    files: args.filter((arg) => arg !== '--nightly'),
    env: isNight && 'folder' in pictures ? { VISUAL: 'parts' } : {},
  },
);
if (isNight && 'none' in pictures) tally.skipped.push(pictures.none);
printTally(tally);
