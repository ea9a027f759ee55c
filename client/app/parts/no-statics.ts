/**
 * Replaces hoist-non-react-statics, a dependency of @loadable/component (vite.config.ts): our components have no
 * statics, and the library would add a kilobyte to every page.
 * @returns the component unchanged
 */
export default function hoistNonReactStatics<Component>(component: Component): Component {
  return component;
}
