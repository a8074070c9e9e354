import type { PackageFormat } from './format.ts';
import { hasTestFiles, isHoj, isHydro, isIcpc, isLuogu, isOwn, isQduoj, isVijos } from './packageSigns.ts';

/** Tried in this order, the surest signs first. A new package format needs a line here. */
export const PACKAGE_FORMATS: readonly PackageFormat[] = [
  { name: 'aosai', recognises: isOwn, reader: async () => (await import('./formats/own/own.ts')).own },
  {
    name: 'polygon',
    recognises: (folder) => folder.has('problem.xml'),
    reader: async () => (await import('./formats/polygon/polygon.ts')).polygon,
  },
  { name: 'icpc', recognises: isIcpc, reader: async () => (await import('./formats/icpc/icpc.ts')).icpc },
  { name: 'luogu', recognises: isLuogu, reader: async () => (await import('./formats/luogu.ts')).luogu },
  { name: 'hydro', recognises: isHydro, reader: async () => (await import('./formats/hydro/hydro.ts')).hydro },
  { name: 'qduoj', recognises: isQduoj, reader: async () => (await import('./formats/qduoj.ts')).qduoj },
  { name: 'hoj', recognises: isHoj, reader: async () => (await import('./formats/hoj.ts')).hoj },
  {
    name: 'lemon',
    recognises: (folder) => folder.fileNames().some((name) => name.endsWith('.cdf')),
    reader: async () => (await import('./formats/lemon.ts')).lemon,
  },
  {
    name: 'dmoj',
    recognises: (folder) => folder.has('init.yml'),
    reader: async () => (await import('./formats/dmoj.ts')).dmoj,
  },
  {
    name: 'cms',
    recognises: (folder) => folder.has('task.yaml'),
    reader: async () => (await import('./formats/cms.ts')).cms,
  },
  {
    name: 'uoj',
    recognises: (folder) => folder.has('problem.conf'),
    reader: async () => (await import('./formats/uoj.ts')).uoj,
  },
  {
    name: 'syzoj',
    recognises: (folder) => folder.has('data.yml'),
    reader: async () => (await import('./formats/syzoj.ts')).syzoj,
  },
  { name: 'vijos', recognises: isVijos, reader: async () => (await import('./formats/vijos.ts')).vijos },
  {
    name: 'qti',
    recognises: (folder) => folder.has('imsmanifest.xml'),
    reader: async () => (await import('./formats/qti.ts')).qti,
  },
];

/** Bare pairs of test files: what an archive is if no other format fits. */
export const TEST_FILES: PackageFormat = {
  name: 'cases',
  recognises: hasTestFiles,
  reader: async () => (await import('./formats/testFiles.ts')).testFiles,
};
