import type { FieldState } from '@aosai/ui/screens/practice/PythonField';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openRunner } from './fieldRunner.ts';

/**
 * One interpreter for all programs of a page: a lecture has many of them, and each interpreter takes memory. The program that
 * runs has it; the others keep what they last showed.
 */
const runner = openRunner();
const shown = new Map<object, FieldState>();
const IDLE: FieldState = { phase: { kind: 'ready' }, isWaiting: false, canAsk: null, run: null };
let owner: object | null = null;
let users = 0;
let close: (() => void) | undefined;

function enter(): () => void {
  users += 1;
  close ??= runner.start(() => undefined);
  return () => {
    users -= 1;
    if (users > 0) return;
    close?.();
    close = undefined;
    owner = null;
    shown.clear();
  };
}

function own(program: object): void {
  if (owner === program) return;
  runner.stop();
  if (owner) shown.set(owner, { ...runner.snapshot(), phase: { kind: 'ready' }, isWaiting: false });
  owner = program;
}

/** Runs a program in the page, with the interpreter that all of its programs share. Does nothing and loads nothing unless `isWanted`. */
export function usePagePython(isWanted: boolean) {
  const [program] = useState(() => ({}));
  useEffect(() => (isWanted ? enter() : undefined), [isWanted]);
  const state = useSyncExternalStore(runner.subscribe, () =>
    owner === program ? runner.snapshot() : (shown.get(program) ?? IDLE),
  );
  const begin = (how: 'run' | 'trace', code: string, lines: readonly string[]) => {
    own(program);
    runner.stop();
    runner[how](code, lines);
  };
  return {
    state,
    run: (code: string, lines: readonly string[]) => begin('run', code, lines),
    trace: (code: string, lines: readonly string[]) => begin('trace', code, lines),
    stop: runner.stop,
    answer: runner.answer,
    retry: runner.retry,
  };
}
