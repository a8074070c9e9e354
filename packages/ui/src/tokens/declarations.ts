type Tree = { readonly [key: string]: string | number | Tree };

/**
 * CSS text that sets each variable of `names` to the value at the same path in `values`. Paths missing from `values`
 * are left out, so a theme may set only what differs.
 */
export const declarations = (names: Tree, values: Tree): string =>
  Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (typeof value === 'object') return typeof name === 'object' ? declarations(name, value) : '';
      return typeof name === 'string' ? `${name}:${value};` : '';
    })
    .join('');
