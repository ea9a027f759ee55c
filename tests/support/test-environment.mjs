import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment with a plain global object (decision 0044). Jest's own is a proxy, which slows down
 * every look-up of globals such as `Math` or `Map`. Plain JavaScript, because Jest loads it itself.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    let made;
    vm.createContext = () => (made = createContext(vm.constants.DONT_CONTEXTIFY));
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    if (this.getVmContext() !== made) throw new Error('Jest makes the context of its tests elsewhere now.');
  }
}
