/** The value the page gave one property; attribute or property, whichever was set last. */
export type PropertyValue = (
  | { from: 'attribute'; text: string }
  /** A property takes any value, so objects need no JSON. */
  | { from: 'property'; value: unknown }
) & {
  /** This computer's clock when the value was set, in ms since 1970. */
  atMs: number;
};

/** Values by property name in camelCase; undefined when unset or removed. */
export type PropertyValues = Readonly<Record<string, PropertyValue | undefined>>;
