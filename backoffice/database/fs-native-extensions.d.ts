/** The part of the package that is used; it brings no types. */
declare module 'fs-native-extensions' {
  const extensions: {
    /** Locks a whole open file for this process. `false`: another one has it. @throws the system's error otherwise. */
    tryLock(descriptor: number): boolean;
  };
  export default extensions;
}
