import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A screen whose code loads when it opens: an operator loads the screens of its work.
 * @param name of the component in the loaded file
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
