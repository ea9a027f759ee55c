import { splitAtEmergencyNumbers } from '#shared/domain/emergency-numbers.ts';

/** A text in which the emergency numbers are links that dial. */
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
