import { splitAtEmergencyNumbers } from '#shared/domain/emergency-numbers.ts';

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
