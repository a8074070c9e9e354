import rainbow from './rainbow.svg?inline';
import stars from './stars.svg?inline';
import lantern from './lantern.svg?inline';
import snowflake from './snowflake.svg?inline';
import house from './house.svg?inline';
import windmill from './windmill.svg?inline';

/** Pictures of the works by id. Inlined in the chunk, so that they are available offline. */
export const PICTURES: Readonly<Record<string, string>> = { rainbow, stars, lantern, snowflake, house, windmill };
