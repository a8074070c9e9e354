#include <iostream>
using namespace std;

int main() {
    int n, d;
    cin >> n >> d;
    int times = 0, sum = 0;
    do {
        int one = n % 10;
        if (one == d)
            times++;
        else
            sum += one;
        n /= 10;
    } while (n > 0);
    cout << times << " " << sum << endl;
    return 0;
}
