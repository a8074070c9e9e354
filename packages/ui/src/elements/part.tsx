import type { ComponentType, ReactNode } from 'react';
import { attributeName } from './attributeName.ts';
import type { GivenValues } from './given.ts';
import type { Reader } from './readers.ts';

export interface PartActions {
  /**
   * Sends an event out of the shadow root; it bubbles, crosses shadow boundaries and can be prevented.
   * False when the page prevented it.
   */
  send: (event: `ao-${string}`, detail: object) => boolean;
  /** Sets a property of the element, as the page would. */
  set: (property: string, value: unknown) => void;
}

export type ViewProps<Values> = PartActions & { values: Values };

/** What stands inside an element: how its properties are read, and what they look like. */
export interface Part {
  /** In camelCase; attributes have the same names in kebab-case. */
  properties: readonly string[];
  /** @throws MissingValue, BadValue */
  render: (given: GivenValues, actions: PartActions) => ReactNode;
}

const readAll = <Values,>(readers: { [Name in keyof Values]: Reader<Values[Name]> }, given: GivenValues): Values => {
  const names = Object.keys(readers) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, readers[name](given[name], attributeName(name))])) as Values;
};

export const definePart = <Values,>({
  properties,
  View,
}: {
  properties: { [Name in keyof Values]: Reader<Values[Name]> };
  View: ComponentType<ViewProps<Values>>;
}): Part => ({
  properties: Object.keys(properties),
  render: (given, actions) => <View values={readAll(properties, given)} {...actions} />,
});
