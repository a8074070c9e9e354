import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { CppStandard } from '@aosai/api/judging/languages';

const execute = promisify(execFile);

/** A compiler or interpreter: real path and the first line of its version. */
export interface Tool {
  path: string;
  version: string;
}

/** Compilers of this machine; null where one is missing. */
export interface Toolchain {
  gpp: Tool | null;
  python: Tool | null;
  /**
   * Whether libstdc++.a, libc.a and libm.a exist (Fedora packages them separately). A static program needs no files
   * from the system and starts twice as fast.
   */
  canLinkStatically: boolean;
  linker: 'lld' | 'gold' | null;
  /** Steps through programs; judging does not need it. */
  gdb: Tool | null;
}

/** Where compilers and libraries may be; the sandbox shows no other paths. */
export const LIBRARY_PATHS = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib', '/etc/ld.so.cache'];
/** The only files that a static program reads: without them `std::locale("")` throws. */
export const LOCALE_PATHS = ['/usr/lib/locale'];
/** Additional paths that compilers can read. */
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
 * Turns the interpreter into the script that is the next argument. -S keeps the host's packages out, but also `exit`
 * and `quit`, with which students end programs, so they are set here. Tracebacks and the recursion limit hide this
 * code.
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

/** Arguments of an interpreter that runs a script; the script's name and arguments follow. */
export const PYTHON_OPTIONS = [...PYTHON_FLAGS, '-c', PYTHON_START];

/** The interpreter's arguments. The first is its path, from which Python finds its library. */
export function pythonArguments(python: Tool, script: string): string[] {
  return [python.path, ...PYTHON_OPTIONS, script];
}

/** Prints the syntax error of main.py in Python's words and exits with 1. */
export const SYNTAX_CHECK = `import traceback
try:
    compile(open("main.py", "rb").read(), "main.py", "exec", dont_inherit=True)
except Exception as error:
    print("".join(traceback.format_exception_only(error)), end="")
    raise SystemExit(1)
`;

/** Flags that decide what the code means. Programs and precompiled headers must use the same ones. */
export function meaningFlags(standard: CppStandard, forSteps = false): string[] {
  return [`-std=${standard}`, ...(forSteps ? ['-O0', '-g'] : ['-O2']), '-DONLINE_JUDGE'];
}

/** Flags as the olympiads compile: -O2, C++14 by default, static if possible. */
export function compileFlags(toolchain: Toolchain, standard: CppStandard): string[] {
  return [
    ...meaningFlags(standard),
    ...(toolchain.canLinkStatically ? ['-static'] : []),
    ...(toolchain.linker ? [`-fuse-ld=${toolchain.linker}`] : []),
    '-fdiagnostics-color=never',
    // Otherwise LTO sections in an object file would make the linker start the compiler on bytecode from the source.
    '-fno-lto',
  ];
}

/** The name of the object file that lets a program print at once (jail/unbuffered.c). */
export const UNBUFFERED = 'unbuffered.o';

/** Flags for a program that is stepped through; the sandbox shows its debugger no libraries, so it is static. */
export function stepFlags(toolchain: Toolchain, standard: CppStandard): string[] {
  return [
    ...compileFlags(toolchain, standard).filter((flag) => flag !== '-O2'),
    ...meaningFlags(standard, true),
    '-Wl,--wrap=_ZNSt8ios_base15sync_with_stdioEb',
    UNBUFFERED,
  ];
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Searches system folders only, because the sandbox does not show home folders. */
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

/** Finds the compilers of this machine and their versions. */
export async function findToolchain(): Promise<Toolchain> {
  const [gpp, python, gdb] = await Promise.all([
    findTool(['g++'], ['--version']),
    findTool(['python3'], ['--version']),
    findTool(['gdb'], ['-nx', '--version']),
  ]);
  if (!gpp) {
    return { gpp, python, gdb, canLinkStatically: false, linker: null };
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
    gdb,
    // g++ prints an unknown name unchanged, without a path.
    canLinkStatically: archives.every(({ stdout }) => stdout.startsWith('/')),
    linker: hasLld ? 'lld' : hasGold ? 'gold' : null,
  };
}
