import { styled } from 'styled-components';

/** Outlines on a 20 × 20 grid, for a 1.5-px stroke without fill; drawn for this project. */
export const paths = {
  check: 'M4 10.5 8 14.5 16 5.5',
  cross: 'M5.5 5.5 14.5 14.5M14.5 5.5 5.5 14.5',
  close: 'M5 5 15 15M15 5 5 15',
  plus: 'M10 4.5V15.5M4.5 10H15.5',
  minus: 'M4.5 10H15.5',
  flag: 'M5.5 17V3.5H14.5L12.3 7.2 14.5 11H5.5',
  star: 'M10 2.8 12.3 7.4 17.3 8.1 13.7 11.6 14.5 16.6 10 14.2 5.5 16.6 6.3 11.6 2.7 8.1 7.7 7.4Z',
  clock: 'M10 2.8A7.2 7.2 0 1 0 10 17.2 7.2 7.2 0 1 0 10 2.8ZM10 6V10.2L12.8 12',
  'chevron-left': 'M12.2 4.5 6.8 10 12.2 15.5',
  'chevron-right': 'M7.8 4.5 13.2 10 7.8 15.5',
  'chevron-up': 'M4.5 12.5 10 7 15.5 12.5',
  'chevron-down': 'M4.5 7.5 10 13 15.5 7.5',
  'arrow-right': 'M3.5 10H16M11.2 5.2 16 10 11.2 14.8',
  copy: 'M7.5 7.5H16.5V16.5H7.5ZM4.8 12.5H3.5V3.5H12.5V4.8',
  play: 'M6.5 4.2 15 10 6.5 15.8Z',
  upload: 'M10 12.5V3.5M6.2 7 10 3.2 13.8 7M3.5 12.5V16.5H16.5V12.5',
  download: 'M10 3.5V12.5M6.2 9 10 12.8 13.8 9M3.5 12.5V16.5H16.5V12.5',
  offline:
    'M3 3 17 17M2.5 8.2C3.6 7.2 4.9 6.4 6.3 5.9M9.2 5.2C12.2 5 15.2 6 17.5 8.2M5.2 11C6 10.3 6.9 9.8 7.9 9.5M12 9.4C13 9.7 14 10.2 14.8 11M8 13.8C9.2 12.9 10.8 12.9 12 13.8M10 16.4V16.5',
  warning: 'M10 3 17.8 16.5H2.2ZM10 8V11.8M10 14.1V14.2',
  info: 'M10 2.8A7.2 7.2 0 1 0 10 17.2 7.2 7.2 0 1 0 10 2.8ZM10 9.2V13.8M10 6.2V6.3',
  error: 'M10 2.8A7.2 7.2 0 1 0 10 17.2 7.2 7.2 0 1 0 10 2.8ZM10 6.2V10.8M10 13.7V13.8',
  success: 'M10 2.8A7.2 7.2 0 1 0 10 17.2 7.2 7.2 0 1 0 10 2.8ZM6.6 10.3 9 12.7 13.6 7.6',
  menu: 'M3.5 5.5H16.5M3.5 10H16.5M3.5 14.5H16.5',
  more: 'M4.5 10V10.1M10 10V10.1M15.5 10V10.1',
  sun: 'M10 6.4A3.6 3.6 0 1 0 10 13.6 3.6 3.6 0 1 0 10 6.4ZM10 1.8V3.4M10 16.6V18.2M1.8 10H3.4M16.6 10H18.2M4.2 4.2 5.3 5.3M14.7 14.7 15.8 15.8M4.2 15.8 5.3 14.7M14.7 5.3 15.8 4.2',
  moon: 'M16.8 11.6A7 7 0 1 1 8.4 3.2 5.6 5.6 0 0 0 16.8 11.6Z',
  user: 'M10 3A3.4 3.4 0 1 0 10 9.8 3.4 3.4 0 1 0 10 3ZM3.5 17C4 13.6 6.6 12 10 12S16 13.6 16.5 17',
  fullscreen: 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5',
  'fullscreen-exit': 'M7.5 3.5V7.5H3.5M16.5 7.5H12.5V3.5M12.5 16.5V12.5H16.5M3.5 12.5H7.5V16.5',
  'text-size': 'M2.5 15.5 6.5 5 10.5 15.5M3.9 12H9.1M11.8 15.5 14.5 8.5 17.2 15.5M12.7 13.2H16.3',
  search: 'M8.8 3A5.8 5.8 0 1 0 8.8 14.6 5.8 5.8 0 1 0 8.8 3ZM13 13 17 17',
  filter: 'M3 4.5H17L11.8 10.6V16L8.2 14V10.6Z',
  eye: 'M1.8 10C3.8 6.4 6.6 4.8 10 4.8S16.2 6.4 18.2 10C16.2 13.6 13.4 15.2 10 15.2S3.8 13.6 1.8 10ZM10 7.6A2.4 2.4 0 1 0 10 12.4 2.4 2.4 0 1 0 10 7.6Z',
  'eye-off':
    'M3 3 17 17M7.2 5.2C8.1 4.9 9 4.8 10 4.8 13.4 4.8 16.2 6.4 18.2 10 17.6 11.1 16.9 12 16.1 12.7M13.2 14.6C12.2 15 11.1 15.2 10 15.2 6.6 15.2 3.8 13.6 1.8 10 2.7 8.4 3.8 7.2 5 6.4',
  refresh: 'M16.5 4V8H12.5M16.2 8A6.8 6.8 0 1 0 16.6 12',
  lock: 'M4.5 9H15.5V17H4.5ZM7 9V6.5A3 3 0 0 1 13 6.5V9',
  document: 'M5 2.8H12L15.5 6.3V17.2H5ZM11.8 3V6.5H15.3M7.5 10H13M7.5 13H13',
  calendar: 'M3.5 4.5H16.5V16.5H3.5ZM3.5 8.2H16.5M7 2.8V6M13 2.8V6',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  /** Name for screen readers; without it the icon is decorative. */
  label?: string;
}

const Svg = styled.svg`
  flex: none;
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  &[data-icon='more'] {
    stroke-width: 2.5px;
  }
`;

/** An icon of the set, in the surrounding text colour. */
export const Icon = ({ name, size = 18, label }: IconProps) => (
  <Svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    data-icon={name}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={paths[name]} />
  </Svg>
);
