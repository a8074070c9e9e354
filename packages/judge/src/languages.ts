import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { CppStandard } from '@aosai/api/domain/languages';

const execute = promisify(execFile);

export interface Tool {
  path: string;
  version: string;
}

export interface Toolchain {
  gpp: Tool | null;
  python: Tool | null;
  /** libstdc++.a and libc.a are there (Fedora has them apart): a static program needs no file system at all and starts twice as fast. */
  canLinkStatically: boolean;
  linker: 'lld' | 'gold' | null;
}

/** Where compilers and libraries may live; the sandbox shows nothing else. */
export const LIBRARY_PATHS = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib', '/etc/ld.so.cache'];
/** All that a static program looks for: without it `std::locale("")` throws. */
export const LOCALE_PATHS = ['/usr/lib/locale'];
export const COMPILER_PATHS = [
  '/usr/bin',
  '/usr/include',
  '/usr/libexec',
  '/usr/local/bin',
  '/usr/local/include',
  '/usr/local/libexec',
];

const PYTHON_FLAGS = ['-I', '-S', '-B', '-X', 'utf8', '-X', 'int_max_str_digits=0'];

/**
 * Becomes the script named as the next argument. -S keeps the host's packages away, and with them `exit` and `quit`, which
 * students end their programs with; so they are set here. Neither a traceback nor the depth of recursion shows this line.
 */
const PYTHON_START = [
  'import builtins, sys',
  'del sys.argv[0]',
  '__file__ = sys.argv[0]',
  'builtins.exit = builtins.quit = sys.exit',
  'sys.setrecursionlimit(sys.getrecursionlimit() + 2)',
  'sys.excepthook = lambda kind, error, trace, show=sys.__excepthook__: show(kind, error.with_traceback(trace and trace.tb_next), trace)',
  'del builtins, sys',
  'exec(compile(open(__file__, "rb").read(), __file__, "exec", dont_inherit=True))',
].join('; ');

/** The arguments of an interpreter that runs a script; the script's own follow. */
export const PYTHON_OPTIONS = [...PYTHON_FLAGS, '-c', PYTHON_START];

/** The interpreter's arguments; the first is its own name, from which it finds its library. */
export function pythonArguments(python: Tool, script: string): string[] {
  return [python.path, ...PYTHON_OPTIONS, script];
}

/** Prints the syntax error of main.py as Python words it and ends with 1. */
export const SYNTAX_CHECK = `import traceback
try:
    compile(open("main.py", "rb").read(), "main.py", "exec", dont_inherit=True)
except Exception as error:
    print("".join(traceback.format_exception_only(error)), end="")
    raise SystemExit(1)
`;

/** The flags that decide what the code means: programs and precompiled headers must agree on them. */
export function meaningFlags(standard: CppStandard): string[] {
  return [`-std=${standard}`, '-O2', '-DONLINE_JUDGE'];
}

/** As the olympiads compile: -O2, C++14 by default, static where possible. */
export function compileFlags(toolchain: Toolchain, standard: CppStandard): string[] {
  return [
    ...meaningFlags(standard),
    ...(toolchain.canLinkStatically ? ['-static'] : []),
    ...(toolchain.linker ? [`-fuse-ld=${toolchain.linker}`] : []),
    '-fdiagnostics-color=never',
    // Otherwise an object's own sections make the linker start the compiler once more, on bytecode that the source wrote.
    '-fno-lto',
  ];
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Only system folders are searched: the sandbox shows nothing of a home folder. */
async function findTool(names: readonly string[], versionArguments: string[]): Promise<Tool | null> {
  for (const path of names.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`])) {
    if (await isExecutable(path)) {
      const { stdout, stderr } = await execute(path, versionArguments, {
        env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      });
      return { path: await realpath(path), version: (stdout || stderr).split('\n')[0]?.trim() ?? '' };
    }
  }
  return null;
}

export async function findToolchain(): Promise<Toolchain> {
  const [gpp, python] = await Promise.all([findTool(['g++'], ['--version']), findTool(['python3'], ['--version'])]);
  if (!gpp) {
    return { gpp, python, canLinkStatically: false, linker: null };
  }
  const [archives, hasLld, hasGold] = await Promise.all([
    Promise.all(
      ['libstdc++.a', 'libc.a', 'libm.a'].map(async (name) => execute(gpp.path, [`-print-file-name=${name}`])),
    ),
    isExecutable('/usr/bin/ld.lld'),
    isExecutable('/usr/bin/ld.gold'),
  ]);
  return {
    gpp,
    python,
    // A name that is not found comes back as it went in.
    canLinkStatically: archives.every(({ stdout }) => stdout.startsWith('/')),
    linker: hasLld ? 'lld' : hasGold ? 'gold' : null,
  };
}
