type Tree = { readonly [key: string]: string | number | Tree };

/**
 * CSS text that sets every variable of `names` to the value of the same path in `values`.
 * Paths that `values` lacks are left alone, so a theme may set only what differs.
 */
export const declarations = (names: Tree, values: Tree): string =>
  Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (typeof value === 'object') return typeof name === 'object' ? declarations(name, value) : '';
      return typeof name === 'string' ? `${name}:${value};` : '';
    })
    .join('');
