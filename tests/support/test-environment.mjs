import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's own, on a global object as Node makes it (decision 0044). Jest puts a proxy behind it, to clean up after each
 * file, and whoever looks up `Math` or `Map` goes through that. Plain JavaScript: Jest loads it itself.
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
