/** Types of the part of the package that is used; it ships none. */
declare module 'fs-native-extensions' {
  const extensions: {
    /**
     * Locks a whole open file for this process. `false`: another process holds the lock. @throws the error of the
     * operating system otherwise.
     */
    tryLock(descriptor: number): boolean;
  };
  export default extensions;
}
