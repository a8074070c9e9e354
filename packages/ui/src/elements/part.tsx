import type { ComponentType, ReactNode } from 'react';
import { attributeName } from './attributeName.ts';
import type { PropertyValues } from './propertyValues.ts';
import { MissingValue, type Reader } from './readers.ts';

/** How a part speaks to its element. */
export interface PartActions {
  /**
   * Sends an event out of the shadow root; it bubbles, crosses shadow boundaries and can be cancelled. Returns false
   * when the page cancelled it.
   */
  send: (event: `ao-${string}`, detail: object) => boolean;
  /** Sets a property of the element, as the page would. */
  set: (property: string, value: unknown) => void;
}

/** Props of a part's view: the values its readers returned, and the actions. */
export type ViewProps<Values> = PartActions & { values: Values };

/** The inside of an element: how its properties are read, and how it looks. */
export interface Part {
  /** In camelCase; attributes have the same names in kebab-case. */
  properties: readonly string[];
  /** Those without which there is nothing to draw. */
  required: readonly string[];
  /**
   * @throws MissingValue when a required property is not set
   * @throws BadValue when a property has a value the part cannot use
   */
  render: (given: PropertyValues, actions: PartActions) => ReactNode;
}

const readAll = <Values,>(readers: { [Name in keyof Values]: Reader<Values[Name]> }, given: PropertyValues): Values => {
  const names = Object.keys(readers) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, readers[name](given[name], attributeName(name))])) as Values;
};

/** Whether a reader refuses a property that is not set. */
const isRequired = (reader: Reader<unknown>): boolean => {
  try {
    reader(undefined, '');
    return false;
  } catch (error) {
    if (error instanceof MissingValue) return true;
    throw error;
  }
};

/** Builds a part from a reader for each property and a view of the values read. */
export const definePart = <Values,>({
  properties,
  View,
}: {
  properties: { [Name in keyof Values]: Reader<Values[Name]> };
  View: ComponentType<ViewProps<Values>>;
}): Part => ({
  properties: Object.keys(properties),
  required: Object.entries<Reader<unknown>>(properties).flatMap(([name, reader]) => (isRequired(reader) ? [name] : [])),
  render: (given, actions) => <View values={readAll(properties, given)} {...actions} />,
});
