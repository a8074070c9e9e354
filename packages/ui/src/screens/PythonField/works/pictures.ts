import rainbow from './rainbow.svg?inline';
import stars from './stars.svg?inline';
import lantern from './lantern.svg?inline';
import snowflake from './snowflake.svg?inline';
import house from './house.svg?inline';
import windmill from './windmill.svg?inline';

/** What each of the works draws, by its id. Inside of the chunk, so that they are there without a network. */
export const PICTURES: Readonly<Record<string, string>> = { rainbow, stars, lantern, snowflake, house, windmill };
