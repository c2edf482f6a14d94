# De lessen in het Nederlands. Conventions: locales/README.md.

lessons-explained = Zes lessen, ongeveer twee minuten. De tafel en de regels zijn echt; niets telt hier mee.
lessons-leave = Meteen naar een partij
lessons-of = Lessen: { $game }
lesson-of = Les { $number } van { $count }
lesson-skip = Overslaan
lesson-end = De lessen beëindigen
lesson-next = Volgende les
lesson-play = Tegen Pages spelen
lesson-done = Klaar.
lesson-means = Hier gaat de les over.
lesson-other = Dat kan ook, maar deze les laat iets anders zien.
lesson-on = Goed. Speel nu door tot het einde.
lesson-lost = Deze partij is verloren. Probeer het opnieuw of ga verder.

## The Tournament

lesson-tournament-1-title = Volg de kleur
lesson-tournament-1-say = Elk toernooi heeft een kleur. Dit is rood, dus passen alleen rode kaarten.
lesson-tournament-1-do = Speel je rode 4.
lesson-tournament-1-done = 4 is meer dan de 3 van { $rival }. Aan het eind van je beurt moet je totaal het hoogste zijn.
lesson-tournament-1-wrong-1 = { $card } past niet. Zoek het zwaard.
lesson-tournament-1-wrong-2 = Nog niet. Je kunt meer dan 3 halen.
lesson-tournament-1-wrong-3 = Speel eerst een kaart.

lesson-tournament-2-title = Meer, of uitstappen
lesson-tournament-2-say = Je hebt 10 nodig om erin te blijven. Met elke kaart die past, haal je maar 8.
lesson-tournament-2-do = Stap uit en houd je hand.
lesson-tournament-2-done = { $rival } wint het rode fiche. Je houdt vier kaarten voor het volgende toernooi.
lesson-tournament-2-wrong-1 = Nog geen 10: { $card } zou verloren gaan. De kaart is terug in je hand.
lesson-tournament-2-wrong-2 = { $card } past niet. Dit toernooi is rood.
lesson-tournament-2-wrong-3 = 7 te weinig. Je kunt een beurt alleen met het hoogste totaal beëindigen.

lesson-tournament-3-title = Schildknapen en de jonkvrouw
lesson-tournament-3-say = Schildknapen en jonkvrouwen passen bij elke kleur. Stap je uit met een jonkvrouw, dan verlies je een fiche.
lesson-tournament-3-do = Speel de jonkvrouw.
lesson-tournament-3-done = 2 en 6 maken 8: één meer dan { $rival }. In een kamp past maar één jonkvrouw.
lesson-tournament-3-wrong-1 = Dat maakt 5. Je hebt 8 nodig. De schildknaap is terug in je hand.
lesson-tournament-3-wrong-2 = { $card } past niet. Dit toernooi is geel.
lesson-tournament-3-wrong-3 = Nog niet. Je kunt 8 halen.
lesson-tournament-3-wrong-4 = 6 te weinig. Speel eerst een kaart.

lesson-tournament-4-title = Een actiekaart
lesson-tournament-4-say = Zwarte kaarten zijn acties. Tegenstoot neemt de nieuwste kaart uit het kamp van een tegenstander.
lesson-tournament-4-do = Speel Tegenstoot tegen { $rival }.
lesson-tournament-4-done = De 5 is van jou: 9 tegen 3. Houd een kaart ingedrukt om te lezen wat ze doet.
lesson-tournament-4-wrong-1 = { $card } past niet. Dit toernooi is rood.
lesson-tournament-4-wrong-2 = Nog niet. Met Tegenstoot kun je dit nog winnen.
lesson-tournament-4-wrong-3 = 5 te weinig. Speel eerst Tegenstoot.

lesson-tournament-5-title = Het moment van Ivanhoe
lesson-tournament-5-say = De kaart van { $rival } zou je beide schildknapen kosten. Ivanhoe doet elke actiekaart teniet, ook buiten je beurt.
lesson-tournament-5-do = Speel Ivanhoe.
lesson-tournament-5-done = Ongenade is tenietgedaan. Je ligt nog voor, 13 tegen 9. Er is maar één Ivanhoe.
lesson-tournament-5-wrong-1 = Je zou terugvallen naar 7, en { $rival } zou voorliggen.

lesson-tournament-6-title = Vijf fiches
lesson-tournament-6-say = Met een fiche van elke kleur win je de partij. Je mist alleen groen; daar telt elke kaart 1.
lesson-tournament-6-do = Open een groen toernooi en speel verder.
lesson-tournament-6-done = Alle vijf kleuren: de partij is van jou. Met vier of vijf spelers zijn er vier genoeg.
lesson-tournament-6-wrong-1 = Die kleur heb je al. Een tweede fiche win je er niet mee.

## The Castles

lesson-castles-1-title = Wat een kaart is
lesson-castles-1-say = Elke soldaat heeft een blazoen en een soort. Kaarten die een van beide delen, vechten samen.
lesson-castles-1-do = Houd de boogschutter met de leeuw.
lesson-castles-1-done = Drie leeuwen: een leger. Ivanhoe en Locksley passen in elk leger.
lesson-castles-1-wrong-1 = De ruiter met het everzwijn deelt niets met je kaarten. Houd de derde leeuw.

lesson-castles-2-title = Houden en ruilen
lesson-castles-2-say = De andere kaart ligt in de ruil. { $rival } en { $other } bieden je er elk een kaart voor.
lesson-castles-2-do = Neem de ruiter met de leeuw van { $other }.
lesson-castles-2-done = Vier leeuwen. { $other } heeft de ruiter met het everzwijn; een kaart die niemand neemt, is verloren.
lesson-castles-2-wrong-1 = Een boogschutter met het hert past maar bij één van je kaarten. De leeuw past bij alle.
lesson-castles-2-wrong-2 = Dan is je kaart verloren en krijg je niets.

lesson-castles-3-title = Een leger oproepen
lesson-castles-3-say = Een leger heeft meer kaarten nodig dan het garnizoen, alle van één soort of één blazoen.
lesson-castles-3-do = Voeg de derde leeuw toe en sla toe.
lesson-castles-3-done = Ashby valt. Je leeuwen blijven daar; de twee herten komen in je hand.
lesson-castles-3-wrong-1 = De ruiter met de adelaar is geen leeuw. Een leger moet iets gemeen hebben.
lesson-castles-3-wrong-2 = Eén kaart te weinig. Twee kaarten verslaan er geen twee.

lesson-castles-4-title = Banieren en velden
lesson-castles-4-say = De banier die het verst staat, heerst over het kasteel. Na een aanval mag je daar alle banieren één veld laten oprukken.
lesson-castles-4-do = Laat alle banieren oprukken.
lesson-castles-4-done = De banier van { $rival } valt in de oubliette: jouw gevangene. De jouwe staat nu voorop: Ashby is van jou.
lesson-castles-4-wrong-1 = Dan houdt { $rival } Ashby. Die banier staat voor de jouwe.

lesson-castles-5-title = Gevangenen en deals
lesson-castles-5-say = Een gevangene levert niets op, maar zijn heer kan ervoor betalen. { $rival } biedt twee herten.
lesson-castles-5-do = Ga akkoord.
lesson-castles-5-done = Je hebt nu vier herten, en { $rival } heeft de banier terug. Jij mag ook deals voorstellen.
lesson-castles-5-wrong-1 = Dat mag, maar een gevangene geeft geen punten. Twee kaarten die passen, zijn meer waard.

lesson-castles-6-title = Punten en het einde
lesson-castles-6-say = De stapel is leeg. Als iedereen na elkaar past, levert elk kasteel punten op voor wie erover heerst.
lesson-castles-6-do = Neem Torquilstone, 10 punten waard.
lesson-castles-6-done = Je wint met 21 punten. Gevangenen en kaarten in je hand tellen niet.
lesson-castles-6-wrong-1 = { $rival } zou winnen, 14 tegen 11. Je kunt Torquilstone nog nemen.
lesson-castles-6-wrong-2 = Daar zou de banier van { $rival } nog voor staan. Kijk naar Torquilstone.
lesson-castles-6-wrong-3 = Rotherwood is al van jou. Kijk naar Torquilstone.
lesson-castles-6-wrong-4 = York vraagt vier kaarten. Kijk naar Torquilstone.
lesson-castles-6-wrong-5 = Dan blijft de banier van { $other } voor de jouwe. Laat alle banieren oprukken.
