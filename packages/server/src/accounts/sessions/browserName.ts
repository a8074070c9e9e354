const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg\//, 'Edge'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/HarmonyOS/, '鸿蒙'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstIn = (list: readonly [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** A browser's name in its owner's words: Windows 上的 Edge. The browser reports it, so nothing may depend on it. */
export function browserName(userAgent: string): string {
  const browser = firstIn(BROWSERS, userAgent) ?? '浏览器';
  const system = firstIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${system} 上的 ${browser}`;
}
