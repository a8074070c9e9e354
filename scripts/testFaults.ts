// Long tests: crashes, full disks, cut connections. `npm run test:faults -- <part of a file name>` picks some.
// `npm run test:nightly` (`--nightly`) adds all of what `npm test` only samples, with new random examples.
import { printTally } from './parts/tally.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const args = process.argv.slice(2);
const projects = args.includes('--nightly') ? ['--project=faults', '--project=nightly'] : ['--project=faults'];
printTally(await vitestGroup(projects, { files: args.filter((arg) => arg !== '--nightly') }));
