import { splitAtEmergencyNumbers } from '#shared/domain/emergency-numbers.ts';

/** A text with the emergency numbers as telephone links. */
export function EmergencyText({ text }: { text: string }) {
  return splitAtEmergencyNumbers(text).map((part, index) =>
    part.url === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.url}>
        {part.text}
      </a>
    ),
  );
}
