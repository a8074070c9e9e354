// fails: 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    bool first = n % 3 == 0;
    bool second = n % 5 == 0 && n % 3 != 0;
    bool third = !first && !second && n % 2 == 0;
    cout << first << " " << second << " " << third << endl;
    return 0;
}
