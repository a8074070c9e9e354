import { expect, test } from 'vitest';
import { addressKey, plainAddress, shownAddress } from './clientAddress.ts';

test('plainAddress: normalizes what a socket or a proxy writes', () => {
  const written = [
    '10.0.0.1',
    ' 10.0.0.1 ',
    '10.0.0.1:50123',
    '::ffff:10.0.0.1',
    '::FFFF:10.0.0.1',
    '[2001:DB8::1]:443',
    '2001:db8::1%eth0',
    '',
    'unknown',
    '10.0.0.1.5',
    '10.0.0.1, 10.0.0.2',
    '10.0.0.1\nx',
  ];
  expect(written.map(plainAddress)).toEqual([
    '10.0.0.1',
    '10.0.0.1',
    '10.0.0.1',
    '10.0.0.1',
    '10.0.0.1',
    '2001:db8::1',
    '2001:db8::1',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('addressKey: counts the addresses of one IPv6 subscriber as one, however they are abbreviated', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2:ffff::1'));
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::', '2001:0db8::1:2:3:4'].map(addressKey)).toEqual(
    Array.from({ length: 4 }, () => '2001:db8:0:0'),
  );
  expect(addressKey('::ffff:10.0.0.1')).not.toBe(addressKey('::ffff:10.0.0.2'));
  expect(['10.0.0.1', '::1', 'unknown'].map(addressKey)).toEqual(['10.0.0.1', '0:0:0:0', 'unknown']);
});

test('shownAddress: is recognizable to its owner but not the whole address', () => {
  expect(['203.0.113.7', '2001:db8:1:2:3:4:5:6'].map(shownAddress)).toEqual(['203.0.113.*', '2001:db8:1:*']);
  expect(shownAddress(addressKey('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:*');
});
