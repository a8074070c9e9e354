import type { PackageFormat } from './format.ts';
import { cms } from './formats/cms.ts';
import { dmoj } from './formats/dmoj.ts';
import { hoj } from './formats/hoj.ts';
import { hydro } from './formats/hydro/hydro.ts';
import { icpc } from './formats/icpc/icpc.ts';
import { lemon } from './formats/lemon.ts';
import { luogu } from './formats/luogu.ts';
import { own } from './formats/own/own.ts';
import { polygon } from './formats/polygon/polygon.ts';
import { qduoj } from './formats/qduoj.ts';
import { qti } from './formats/qti.ts';
import { syzoj } from './formats/syzoj.ts';
import { uoj } from './formats/uoj.ts';
import { vijos } from './formats/vijos.ts';

/** In the order in which a folder is tried: the surest signs first. A new kind of package has its line here. */
export const PACKAGE_FORMATS: readonly PackageFormat[] = [
  own,
  polygon,
  icpc,
  luogu,
  hydro,
  qduoj,
  hoj,
  lemon,
  dmoj,
  cms,
  uoj,
  syzoj,
  vijos,
  qti,
];
