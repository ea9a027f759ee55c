/**
 * Stands in for hoist-non-react-statics, which @loadable/component brings along (vite.config.ts) and takes by default:
 * our components are functions without statics, and the library that copies none was a kilobyte of every page.
 *
 * @returns the component as it came.
 */
export default function hoistNonReactStatics<Component>(component: Component): Component {
  return component;
}
