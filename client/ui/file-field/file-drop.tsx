import { X } from 'lucide';
import { useRef, useState, type ComponentProps, type DragEvent } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-field.module.css';

export type FileDropLabels = {
  remove: (name: string) => string;
  size: (bytes: number) => string;
};

type FileDropProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'multiple'> & {
    labels: FileDropLabels;
    /** Validates the files as soon as they are chosen; returns the error message. */
    check: (files: readonly File[]) => string | undefined;
  };

/**
 * Several files, chosen one after the other or dropped, each with its size and a remove button. Without scripts it is
 * the native control. The input's `files` are the source of truth, so that the list matches the upload.
 */
export function FileDrop({ id, label, hint, error, optional, labels, check, ...rest }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const show = (next: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(next);
  };
  const add = (list: FileList | null) => {
    const added = [...(list ?? [])].filter((file) => !files.some((known) => isSame(known, file)));
    show([...files, ...added]);
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Field {...{ id, label, hint, optional, error: check(files) ?? error }}>
      {(attributes) => (
        <div
          className={isOver ? `${styles.place} ${styles.over}` : styles.place}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event);
            add(event.dataTransfer.files);
          }}
        >
          <input
            {...rest}
            {...attributes}
            ref={input}
            type="file"
            multiple
            className={`${control.control} ${styles.file}`}
            onChange={(event) => add(event.target.files)}
          />
          {files.length > 0 && (
            <ul className={styles.list}>
              {files.map((file) => (
                <li key={`${file.name} ${file.lastModified}`}>
                  <span>{file.name}</span>
                  <span className="figures">{labels.size(file.size)}</span>
                  <IconButton
                    icon={X}
                    label={labels.remove(file.name)}
                    onClick={() => {
                      show(files.filter((other) => other !== file));
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
