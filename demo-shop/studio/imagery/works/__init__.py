"""The maker at work: foundry, coating line, assembly, test room, drawing table."""
