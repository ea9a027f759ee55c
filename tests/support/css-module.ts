/** Stands for every style sheet: each class is called by its own name. */
const styles = new Proxy({}, { get: (_target, name) => String(name) });

export default styles;
