/**
 * The colours of the "ink and seal" look by pigment. Components use `theme` instead, whose light and dark sets give
 * each pigment a role. Values are sRGB hex.
 */
export const palette = {
  white: '#ffffff',
  paper: '#f6f4ef',
  wash: '#efece4',
  thread: '#e3dfd5',
  stone: '#8f897b',
  rice: '#fbfaf7',

  ink: '#1a2233',
  slate: '#4f5a6e',
  fog: '#5f687c',

  inkBlue: '#24438f',
  inkBlueDeep: '#1c3573',
  inkBlueMist: '#e7ecf8',

  cinnabar: '#c2352b',
  cinnabarMist: '#fbe8e5',
  pine: '#1c7549',
  pineMist: '#e2f2e9',
  amber: '#8f5a00',
  amberMist: '#fbf0d9',
  rust: '#b3261e',
  rustDeep: '#93190f',
  rustMist: '#fbe7e5',
  violet: '#74399a',
  violetMist: '#f3eaf9',

  night: '#11151e',
  nightRaised: '#181e2b',
  nightDeep: '#0d1119',
  nightThread: '#2a3346',
  nightStone: '#68748f',
  nightCode: '#131926',

  moon: '#e9ebf1',
  moonMuted: '#b0b8c9',
  moonFaint: '#98a1b4',

  skyInk: '#93abf2',
  skyInkBright: '#a9bcf6',
  skyInkDeep: '#222f52',
  skyInkWell: '#0f1830',

  ember: '#f07f73',
  emberDeep: '#3b2022',
  emberWell: '#1a0d0c',
  mint: '#62c893',
  mintDeep: '#16322a',
  sand: '#e0ae55',
  sandDeep: '#352a16',
  coral: '#f28b82',
  coralBright: '#f7a8a1',
  coralDeep: '#3a1f22',
  lilac: '#c79be6',
  lilacDeep: '#2f2140',
} as const;
